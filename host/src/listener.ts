import {
  createListenerMiddleware,
  type AppDispatch,
  type RootState,
  type UnknownAction,
} from '@updown/shared';

interface ActionCreator {
  type: string;
  match: (action: UnknownAction) => boolean;
}

/** Calls back for each action of a type; returns a function that unsubscribes. */
export type OnAction = (creator: ActionCreator, callback: () => void) => () => void;

/** The middleware that runs the side effects of actions, so that reducers stay pure and components small. */
export function createListener() {
  const { middleware, startListening: listen } = createListenerMiddleware<RootState, AppDispatch>();
  const onAction: OnAction = ({ match }, callback) =>
    listen({ predicate: (action) => match(action), effect: callback });
  return { middleware, listen, onAction };
}

export type Listen = ReturnType<typeof createListener>['listen'];
