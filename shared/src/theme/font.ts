export const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif",
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.75rem',
    display: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
} as const;
