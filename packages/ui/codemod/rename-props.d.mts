/** New names by component and old name. */
export declare const renames: Readonly<Record<string, Readonly<Record<string, string>>>>

/** Whether a module is the library. */
export declare const isOurs: (from: string) => boolean

/** What a person has to look at. */
export interface Found {
  /** From one on. */
  line: number
  message: string
}

/** Writes the new names of props in a module. */
export declare const renameProps: (
  code: string,
  isLibrary?: (from: string) => boolean,
) => { code: string; count: number; left: Found[] }
