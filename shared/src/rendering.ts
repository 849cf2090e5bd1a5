// Extra exports for rendering a front end outside a browser. No page includes this file.
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';
