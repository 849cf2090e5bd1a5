import type {
  EnhancedStore,
  Reducer,
  StateFromReducersMapObject,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query';
import type { StoreExtra } from '../wallet/wallet';
import type { coreReducers } from './core-reducers';
import type { Tag } from './owner';

/** The state of the page's store. The slice of the API stands on it, so that it names no endpoint. */
export type RootState = StateFromReducersMapObject<
  typeof coreReducers & { api: Reducer<CombinedState<NonNullable<unknown>, Tag, 'api'>> }
>;
/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
/** The page's store, of which there is one. */
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };
/** A thunk of the page's store. Its extra argument reaches the connected wallet. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
