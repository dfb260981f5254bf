export declare const packageRoot: URL
export declare const subpaths: () => string[]
export declare const effects: ReadonlySet<string>
export declare const expectedRoot: () => string
export declare const expectedExports: () => Record<string, string | Record<string, string>>
