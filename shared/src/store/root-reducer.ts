import type { EnhancedStore, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '../api/api';
import type { StoreExtra } from '../wallet/wallet';
import { coreReducers } from './core-reducers';

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  ...coreReducers,
});

/** The state of the page's store. */
export type RootState = ReturnType<typeof rootReducer>;
/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
/** The page's store, of which there is one. */
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };
/** A thunk of the page's store. Its extra argument reaches the connected wallet. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
