import { createFileRoute } from '@tanstack/react-router';
import { readStage, type StageNumber } from '@virasat/will-model';
import { WillPage } from '../../wizard/will-page.tsx';

interface WillSearch {
  /** The stage on screen; absent where a link means 'the will that I was making'. */
  stage?: StageNumber;
}

/** The wizard. Each stage is an entry of the browser's history (design.md 4.8). */
export const Route = createFileRoute('/_account/create-will')({
  validateSearch: ({ stage }): WillSearch => {
    const read = readStage(stage);
    return read === null ? {} : { stage: read };
  },
  component: Will,
});

function Will() {
  const { stage } = Route.useSearch();
  return <WillPage askedStage={stage ?? null} />;
}
