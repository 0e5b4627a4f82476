import type { ElementPath, Role } from '../layout/structure.ts';
import type { ObjectWriter } from './jspdf-internals.ts';

/** What PDF calls each role. @see ISO 32000-1, 14.8.4 */
const NAMES: Readonly<Record<Role, string>> = {
  part: 'Part',
  title: 'H1',
  'article-heading': 'H2',
  heading: 'H3',
  paragraph: 'P',
  group: 'Div',
  table: 'Table',
  row: 'TR',
  'header-cell': 'TH',
  cell: 'TD',
  list: 'L',
  item: 'LI',
  'item-label': 'Lbl',
  'item-body': 'LBody',
};

/** A stretch of a page's content, by the page's and by its own number, both from 0. */
interface Mark {
  readonly page: number;
  readonly number: number;
}

class Element {
  readonly children: Element[] = [];
  readonly marks: Mark[] = [];
  readonly #byStep = new Map<string, Element>();
  /** The number of its object, once that is known. */
  object = 0;

  constructor(readonly name: string) {}

  child(role: Role, index: number): Element {
    const key = `${role} ${index}`;
    const known = this.#byStep.get(key);
    if (known) return known;
    const child = new Element(NAMES[role]);
    this.#byStep.set(key, child);
    this.children.push(child);
    return child;
  }
}

/** Tells readers of a PDF what each stretch of its pages is, and in what order they are read. */
export class StructureTree {
  readonly #root = new Element('Document');
  /** The elements of a page's stretches, by the stretches' numbers. */
  readonly #marked: Element[][] = [];

  /**
   * Takes up the next stretch of a page.
   *
   * @returns The operator that begins it.
   */
  begin(path: ElementPath, page: number): string {
    const element = path.reduce((parent, { role, index }) => parent.child(role, index), this.#root);
    const onPage = this.#marked[page] ?? [];
    this.#marked[page] = onPage;
    element.marks.push({ page, number: onPage.length });
    onPage.push(element);
    return `/${element.name} <</MCID ${onPage.length - 1}>> BDC`;
  }

  /**
   * Writes the tree.
   *
   * @returns The number of its root.
   */
  write(objects: ObjectWriter): number {
    const tree = objects.reserve();
    this.#write(this.#root, tree, objects);
    const parents = objects.reserve();
    const rows = this.#marked.map(
      (elements, page) => `${page} [${elements.map(({ object }) => `${object} 0 R`).join(' ')}]`,
    );
    objects.put(parents, `<</Nums [${rows.filter((row) => row !== '').join(' ')}]>>`);
    objects.put(
      tree,
      `<</Type /StructTreeRoot /K ${this.#root.object} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey ${objects.pages.length}>>`,
    );
    return tree;
  }

  #write(element: Element, parent: number, objects: ObjectWriter): void {
    element.object = objects.reserve();
    for (const child of element.children) this.#write(child, element.object, objects);
    const [first] = element.marks;
    const page = first === undefined ? '' : `/Pg ${objects.pages[first.page] ?? 0} 0 R`;
    const header = element.name === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
    const kids = [
      ...element.marks.map((mark) =>
        mark.page === first?.page
          ? String(mark.number)
          : `<</Type/MCR/Pg ${objects.pages[mark.page] ?? 0} 0 R/MCID ${mark.number}>>`,
      ),
      ...element.children.map(({ object }) => `${object} 0 R`),
    ];
    const [only] = kids;
    const content = kids.length === 1 && only?.startsWith('<') === false ? ` ${only}` : `[${kids.join(' ')}]`;
    objects.put(element.object, `<</S/${element.name}/P ${parent} 0 R${page}${header}/K${content}>>`);
  }
}
