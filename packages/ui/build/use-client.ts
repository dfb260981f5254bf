import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const directive = /^\s*(['"])use client\1/
const hook = /\buse(?:State|Effect|LayoutEffect|Ref|Id|Context|Reducer|SyncExternalStore)(?:<[^(]*>)?\(/

/**
 * Keeps `"use client"`: bundling drops it from modules that end up in a shared chunk. A chunk gets it when one of its
 * sources has it or calls a hook of React, which only a client module may. It is put on the first line, so that source maps stay true.
 */
export const useClient = (): Plugin => ({
  name: 'use-client',
  setup(build) {
    const cwd = build.initialOptions.absWorkingDir ?? process.cwd()
    const isClient = async (path: string): Promise<boolean> => {
      try {
        const source = await readFile(resolve(cwd, path), 'utf8')
        return directive.test(source) || hook.test(source)
      } catch {
        // Virtual modules have no file and no directive.
        return false
      }
    }
    build.onEnd(async ({ metafile, outputFiles }) => {
      for (const [path, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        if (!path.endsWith('.js')) continue
        // Packages are external: what is read here is the library's own.
        const file = outputFiles?.find((output) => resolve(output.path) === resolve(cwd, path))
        const flags = await Promise.all(Object.keys(inputs).map(isClient))
        if (file === undefined || !flags.includes(true)) continue
        const code = file.text.replace(/^"use client";\s*/, '')
        file.contents = new TextEncoder().encode(`"use client";${code}`)
      }
    })
  },
})
