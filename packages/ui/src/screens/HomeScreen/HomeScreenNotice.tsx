import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, type AlertTone } from '../../components/Alert/index.ts';
import { screenColumn } from '../layout.ts';

/** Why somebody was sent here, or what happened before. */
export interface HomeNotice {
  tone: AlertTone;
  title: string;
  text?: string | undefined;
  /** One button or link: 'Sign in'. */
  action?: ReactNode;
}

/**
 * The notice over the hero. It takes focus as it appears, so that it is read first; being focused, it is no live
 * region as well. Give it a key by its words, so that another notice is another one.
 */
export function HomeScreenNotice({ notice }: { notice: HomeNotice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { tone, title, text, action } = notice;
  return (
    <div className={screenColumn({ width: 'shell', className: 'pt-6' })}>
      <Alert
        ref={box}
        tone={tone}
        title={title}
        action={action}
        role="group"
        aria-label={title}
        tabIndex={-1}
      >
        {text}
      </Alert>
    </div>
  );
}
