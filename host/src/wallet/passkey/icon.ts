const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0a0d12" stroke-width="2" stroke-linecap="round"><rect width="24" height="24" rx="6" fill="#3ecf9a" stroke="none"/><circle cx="9" cy="12" r="3.5"/><path d="M12.5 12H19v3M16 12v2.5"/></svg>';

export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}` as const;
