import type { EnhancedStore, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '../api/api';
import type { StoreExtra } from '../wallet/wallet';
import { coreReducers } from './core-reducers';

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  ...coreReducers,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
