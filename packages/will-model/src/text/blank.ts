/** Says whether a text holds nothing but white space: then it counts as not given (spec.md section 5). */
export const isBlank = (text: string): boolean => text.trim() === '';
