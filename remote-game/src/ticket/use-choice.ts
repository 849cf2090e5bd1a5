import { useKept } from '../player/use-kept';

export type Choice = 'UP' | 'DOWN';

function isChoice(value: unknown): value is Choice | null {
  return value === null || value === 'UP' || value === 'DOWN';
}

/** The direction that the player chose before they could bet; the tab stores it until they bet. */
export function useChoice() {
  const [chosen, choose] = useKept<Choice | null>('choice', isChoice, null);
  return { chosen, choose };
}

export type DirectionChoice = ReturnType<typeof useChoice>;
