import {
  createListenerMiddleware,
  type AppDispatch,
  type RootState,
  type UnknownAction,
} from '@updown/shared';

interface ActionCreator<Action extends UnknownAction> {
  type: string;
  match: (action: unknown) => action is Action;
}

/** Calls back for each action of a type; returns a function that unsubscribes. */
export type OnAction = <Action extends UnknownAction>(
  creator: ActionCreator<Action>,
  callback: (action: Action) => void,
) => () => void;

/** The middleware that runs the side effects of actions, so that reducers stay pure and components small. */
export function createListener() {
  const { middleware, startListening: listen } = createListenerMiddleware<RootState, AppDispatch>();
  const onAction: OnAction = ({ match }, callback) =>
    listen({ predicate: match, effect: (action) => callback(action) });
  return { middleware, listen, onAction };
}

export type Listen = ReturnType<typeof createListener>['listen'];
