import type { ReactNode } from 'react';

export interface FoundationPageProps {
  title: string;
  /** One or two sentences: what the page shows and which rule it stands for. */
  lead: string;
  children: ReactNode;
}

/** A page of the catalogue that shows one foundation of the design. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="mx-auto max-w-shell space-y-10 px-4 py-8 md:px-6">
      <div className="space-y-3">
        <h1 className="font-display text-h1 font-medium">{title}</h1>
        <p className="max-w-[66ch] text-lg text-ink-2">{lead}</p>
      </div>
      {children}
    </main>
  );
}

/** One part of such a page. */
export function FoundationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="font-display text-h2 font-medium">{title}</h2>
      {children}
    </section>
  );
}

export interface FoundationTableProps {
  caption: string;
  head: readonly string[];
  /** Keyed by its first cell, which heads the row. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** Values by name, in rows. */
export function FoundationTable({ caption, head, rows }: FoundationTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunk text-start text-ink-2">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="px-3 py-2 text-start font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="px-3 py-2 tabular">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
