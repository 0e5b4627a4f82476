import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value, readable in handlers that must stay the same from render to render. Not for reading in a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
