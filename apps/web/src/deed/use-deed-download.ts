import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auditGlyphs, composeDeed, type GlyphFinding } from '@virasat/pdf';
import type { DeedMaking } from '@virasat/will-forms';
import { type FreeWillDeed, shownLetter } from '@virasat/will-model';
import { isUnderWay } from '../app/is-under-way.ts';
import { pdfEngine } from '../app/pdf-engine.ts';
import { saveFile } from '../app/save-file.ts';
import { GlyphsMissingError } from '../submission/submission-failure.ts';
import { deedFieldName } from './deed-field-name.ts';
import { deedPageTexts as texts } from './texts.ts';

/** The file's name, as spec.md section 9 has it. */
const FILE_NAME = 'will-deed.pdf';

const MAKING = ['deed', 'make'];

function placesOf(findings: readonly GlyphFinding[]): string {
  return findings
    .map(({ field, letters }) => {
      const shown = letters.map((letter) => `‘${shownLetter(letter)}’`).join(' ');
      return field === undefined ? shown : `${shown} (${deedFieldName(field)})`;
    })
    .join('; ');
}

async function makeDeed(deed: FreeWillDeed): Promise<Uint8Array> {
  const document = composeDeed(deed);
  const findings = auditGlyphs(document);
  if (findings.length > 0) throw new GlyphsMissingError(findings);
  const { bytes, missing } = await pdfEngine().render(document, { createdAt: new Date().toISOString() });
  // The writer has the last word: what it can't draw is not given out, whatever was foreseen.
  if (missing.length > 0) throw new GlyphsMissingError([{ letters: missing }]);
  return bytes;
}

/** The making of the deed's file, and what came of it. */
export interface DeedDownload {
  making: DeedMaking;
  download(deed: FreeWillDeed): void;
}

/**
 * Makes will-deed.pdf in this browser; nothing is sent anywhere. One file a press, whatever is pressed meanwhile.
 *
 * @param deed The answers as they are now: what came of older ones is not told any more.
 */
export function useDeedDownload(deed: FreeWillDeed): DeedDownload {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationKey: MAKING,
    retry: false,
    mutationFn: makeDeed,
    onSuccess: (bytes) => saveFile(bytes, FILE_NAME),
  });
  return {
    making: toMaking(),
    download: (asked) => {
      if (!isUnderWay(queryClient, MAKING)) mutate(asked);
    },
  };

  function toMaking(): DeedMaking {
    if (isPending) return { status: 'making' };
    // Every change makes another value of the deed, so what was typed while the file was made counts as well.
    if (variables !== deed) return { status: 'idle' };
    if (error instanceof GlyphsMissingError)
      return { status: 'failed', message: texts.lettersMissing(placesOf(error.findings)) };
    if (error !== null) return { status: 'failed', message: texts.failed };
    if (data === undefined) return { status: 'idle' };
    return { status: 'made', onDownloadAgain: () => saveFile(data, FILE_NAME) };
  }
}
