/** `--k-glide` for the animations of scripts: what travels starts and stops gently. */
export const GLIDE = 'cubic-bezier(0.6, 0, 0.3, 1)';
