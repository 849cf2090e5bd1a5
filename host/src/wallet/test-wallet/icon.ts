const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0a0d12"/><path d="M6 8h12v9H6z" fill="#3ecf9a"/></svg>';

export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}` as const;
