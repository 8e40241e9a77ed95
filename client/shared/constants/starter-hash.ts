/**
 * Of the script within each page, as the content security policy names it. Constant for a version of
 * the code: `bundle` compares it with the script, and nginx has it in `nginx/maps/security-policy.conf`.
 */
export const STARTER_HASH = 'sha256-5nr/RSbrxGVHsa2uvnQg4YW8SQomMhYCdkq8Bu+Ys1g='
