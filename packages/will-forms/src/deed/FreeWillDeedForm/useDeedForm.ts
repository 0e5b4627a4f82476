import { type DateParts, isoToParts } from '@virasat/ui';
import { type FreeWillDeed, freeWillDeedSchema } from '@virasat/will-model';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { isTyped } from '../../dates/index.ts';
import { type StageFormHandle, useStageForm } from '../../stages/StageForm/index.ts';
import type { FreeWillDeedFormProps } from './deedFormProps.ts';
import { deedPlaces } from './deedPlaces.ts';
import { type DeedPoint, deedPoints } from './deedPoints.ts';
import type { TypedDeedParts, TypedNominee } from './typedDeedParts.ts';

/** Everything that the form works with. */
export interface DeedFormHandle {
  form: StageFormHandle<FreeWillDeed>;
  dateOfBirth: { dateOfBirth: DateParts; onDateOfBirthChange(parts: DateParts, iso: string): void };
  signing: { parts: DateParts; onPartsChange(parts: DateParts, iso: string): void };
  entry: { entry: TypedNominee; onEntryChange(entry: TypedNominee): void };
  /** What to look at before the download; it may be a moment behind the letters. */
  points: readonly DeedPoint[];
  /** The question about points that nobody has said to have read. */
  unread: { isAsking: boolean; points: readonly DeedPoint[]; onGoBack(): void; onConfirm(): void };
}

/** The state of the deed's form: values, half-typed parts, and the question before the download. */
export function useDeedForm({
  deed,
  typed: typedAtFirst,
  today,
  onChange,
  onTypedChange,
  onDownload,
}: FreeWillDeedFormProps): DeedFormHandle {
  const [schema] = useState(() => freeWillDeedSchema(today));
  // As typed, '03' and 'mar' included, for as long as the form is on the screen.
  const [dob, setDob] = useState(() => typedAtFirst.dateOfBirth ?? isoToParts(deed.dateOfBirth));
  const [signing, setSigning] = useState<DateParts>(() => ({
    day: deed.date,
    month: deed.month,
    year: deed.year,
  }));
  const [entry, setEntry] = useState(typedAtFirst.nominee);
  const [asked, setAsked] = useState<readonly DeedPoint[] | null>(null);
  const read = useRef(new Set<string>());
  const typed = useRef<TypedDeedParts>(typedAtFirst);
  const place = useMemo(() => deedPlaces(dob, today), [dob, today]);

  function handlePass(passed: FreeWillDeed): void {
    const unread = deedPoints(passed, typed.current.nominee, today).filter(
      ({ isAsked, key }) => isAsked && !read.current.has(key),
    );
    if (unread.length > 0) setAsked(unread);
    else onDownload(passed);
  }
  const form = useStageForm<FreeWillDeed>({ values: deed, schema, onChange, onNext: handlePass, place });
  const { set } = form;

  const keepTyped = useCallback(
    (changes: Partial<TypedDeedParts>): void => {
      typed.current = { ...typed.current, ...changes };
      onTypedChange(typed.current);
    },
    [onTypedChange],
  );
  const handleDobChange = useCallback(
    (parts: DateParts, iso: string): void => {
      setDob(parts);
      set('dateOfBirth', iso);
      keepTyped({ dateOfBirth: iso === '' && isTyped(parts) ? parts : null });
    },
    [set, keepTyped],
  );
  const handleSigningChange = useCallback(
    (parts: DateParts, iso: string): void => {
      setSigning(parts);
      // Digits where it is a date, whatever script or month name it was typed in; else as typed, so nothing is lost.
      const { day, month, year } = iso === '' ? parts : isoToParts(iso);
      set('date', day);
      set('month', month);
      set('year', year);
    },
    [set],
  );
  const handleEntryChange = useCallback(
    (nominee: TypedNominee): void => {
      setEntry(nominee);
      keepTyped({ nominee });
    },
    [keepTyped],
  );
  const seen = useDeferredValue(form.values);
  const seenEntry = useDeferredValue(entry);
  const points = useMemo(() => deedPoints(seen, seenEntry, today), [seen, seenEntry, today]);

  return {
    form,
    dateOfBirth: { dateOfBirth: dob, onDateOfBirthChange: handleDobChange },
    signing: { parts: signing, onPartsChange: handleSigningChange },
    entry: { entry, onEntryChange: handleEntryChange },
    points,
    unread: {
      isAsking: asked !== null,
      points: asked ?? [],
      onGoBack: () => setAsked(null),
      onConfirm: () => {
        for (const { key } of asked ?? []) read.current.add(key);
        setAsked(null);
        onDownload(form.current());
      },
    },
  };
}
