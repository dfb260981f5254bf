import { basename } from 'node:path'
import type { OutputFile, Plugin } from 'esbuild'

const bareImport = /^import ?"\.\/([^"]+)";\n?/gm

/**
 * Drops the chunks that hold nothing, and the imports of them. esbuild makes one for each module that only passes on
 * what others export; a consumer would ask for every one of them.
 */
export const withoutEmptyChunks = (): Plugin => ({
  name: 'without-empty-chunks',
  setup({ onEnd }) {
    onEnd((result) => {
      let files = result.outputFiles ?? []
      const isEmpty = ({ path, text }: OutputFile): boolean => basename(path).startsWith('chunk-') && text.trim() === ''
      // A chunk that only imported empty ones is empty then too.
      for (let empty = files.filter(isEmpty); empty.length > 0; empty = files.filter(isEmpty)) {
        const gone = new Set(empty.map(({ path }) => basename(path)))
        files = files.filter((file) => !empty.includes(file))
        for (const file of files) {
          const code = file.text.replace(bareImport, (line, name: string) => (gone.has(name) ? '' : line))
          if (code !== file.text) file.contents = new TextEncoder().encode(code)
        }
      }
      result.outputFiles = files
    })
  },
})
