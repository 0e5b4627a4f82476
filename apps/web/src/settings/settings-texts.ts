/** Words of the settings page (spec.md section 8, Settings). */
export const settingsTexts = {
  noToken: 'Authentication token not found. Please log in again.',
  invalidResponse: 'Invalid response format',
  saveFailed: 'Failed to save changes',
  deleteFailed: 'Failed to delete account. Please try again.',
} as const;
