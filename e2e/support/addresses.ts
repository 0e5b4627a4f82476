/** Where the journeys' own product runs: beside one that was started by hand, and apart from it. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4373);
export const WEB = `http://localhost:${PORT}`;
/** Where the sign-in page and the payment gateway stand in. */
export const STAND_INS = `http://localhost:${PORT + 1}`;
