/** The rules that every story is held against: WCAG 2.2 AA and axe's best practices. */
export const AXE_RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
