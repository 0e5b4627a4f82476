import { Alert, revealAndFocus } from '@virasat/ui';
import { deedTexts } from '../../texts/deed.ts';
import type { DeedPoint } from './deedPoints.ts';

/** Points to look at, quietly: each leads to its field, and none holds anything up. */
export function DeedPointsList({ points }: { points: readonly DeedPoint[] }) {
  return (
    <Alert tone="info" title={deedTexts.proposed.points}>
      <ul className="space-y-1">
        {points.map(({ key, text, targetId }) => (
          <li key={key}>
            <a
              href={`#${targetId}`}
              className="inline-block py-1 underline underline-offset-[0.2em] wrap-anywhere hover:decoration-2"
              onClick={(event) => {
                event.preventDefault();
                revealAndFocus(targetId);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
