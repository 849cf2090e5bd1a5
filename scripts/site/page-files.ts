/** The page's file on a server of files: '/' is index.html, '/dashboard' dashboard.html. */
export const pageFile = (address: string) => `${address.slice(1) || 'index'}.html`;

/** The page for every other address. */
export const otherPageFile = 'other.html';
