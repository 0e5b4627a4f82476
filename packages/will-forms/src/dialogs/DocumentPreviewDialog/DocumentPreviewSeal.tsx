/** Folded will, thread and brass seal: stands for the document where a browser cannot show it. Decorative. */
export function DocumentPreviewSeal() {
  return (
    <svg viewBox="0 0 200 150" fill="none" aria-hidden="true" className="h-auto w-50 max-w-full">
      <path d="M52 14h80l22 22v104H52z" className="fill-doc-paper stroke-line" strokeWidth="1.5" />
      <path d="M132 14v22h22" className="fill-sunk stroke-line" strokeWidth="1.5" />
      <path
        d="M68 50h58M68 62h70M68 74h64M68 86h70M68 98h40"
        className="stroke-line"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M8 122c22 0 26-14 48-14 24 0 20 16 44 16 16 0 22-8 32-8m12 0c14 0 18 8 48 4"
        className="stroke-primary"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g className="origin-[138px_112px] motion-safe:transition-transform motion-safe:duration-480 motion-safe:ease-thread motion-safe:starting:scale-125">
        <circle cx="138" cy="112" r="22" className="fill-brass" />
        <circle cx="138" cy="112" r="17" className="stroke-doc-paper" strokeDasharray="1.5 2" />
        <path
          d="M124 114c4 0 5-7 9-7 5 0 4 10 9 10 4 0 4-6 10-6"
          className="stroke-doc-paper"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
