// The libraries that must exist once in the page. Host and remotes import them from here, so that federation shares a single
// module, `@updown/shared`, and ships only the parts in use.
export {
  createListenerMiddleware,
  /** @public For a remote's own reducer. */
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider } from 'react-redux';
export { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
export { createGlobalStyle, css, styled, useTheme } from 'styled-components';
