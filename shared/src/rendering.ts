// What renders a front end outside of a browser needs, beside the root entry. No page contains it.
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';
