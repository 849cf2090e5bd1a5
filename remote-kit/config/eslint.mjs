import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import { guestRules, guestTestRules } from './guest-rules.mjs';

/** The ESLint configuration of a remote's repository. `name` is the remote's name in the site's descriptor. */
export function remoteLint({ name }) {
  return tseslint.config(
    { ignores: ['dist/', 'coverage/', '*.config.js'] },
    eslint.configs.recommended,
    ...tseslint.configs.recommended,
    { files: ['src/**/*.{ts,tsx}'], rules: guestRules(name) },
    { files: ['src/**/*.test.{ts,tsx}'], rules: guestTestRules(name) },
  );
}
