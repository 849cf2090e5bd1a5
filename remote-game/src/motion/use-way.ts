import { useState } from 'react';

/** The direction of the value's last change; null before the first one. */
export function useWay(value: number | bigint): 'up' | 'down' | null {
  const [seen, setSeen] = useState<{ value: number | bigint; way: 'up' | 'down' | null }>({
    value,
    way: null,
  });
  if (seen.value === value) return seen.way;
  const way = value > seen.value ? 'up' : 'down';
  setSeen({ value, way });
  return way;
}
