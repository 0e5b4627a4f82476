/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The year in which this was built; set in vite.config.ts. */
  readonly BUILD_YEAR: number;
}
