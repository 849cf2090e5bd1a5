// The libraries that must exist once in the page. Host and remotes take them from here, so that the federation
// shares one module, `@updown/shared`, and ships only the parts that are used.
export { combineReducers } from 'redux';
export {
  createAction,
  createListenerMiddleware,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider } from 'react-redux';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
export {
  createGlobalStyle,
  css,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeProvider,
  useTheme,
} from 'styled-components';
