import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import type { Edit } from './edit.ts'

/** A question whose answer becomes the name of files: lower-case words with hyphens between them. */
export const nameQuestion = (name: string, message: string): PlopTypes.PromptQuestion => ({
  type: 'input',
  name,
  message,
  validate: (response: string) =>
    isName(response) || 'Lower-case words with hyphens between them, for example "side-panel".',
})

/** A question whose answer is shown to people. */
export const textQuestion = (name: string, message: string): PlopTypes.PromptQuestion => ({
  type: 'input',
  name,
  message,
  validate: (response: string) => response.trim() !== '' || 'Say something.',
})

const isName = (text: unknown): boolean => typeof text === 'string' && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text)

/**
 * Stops before anything is written when an answer is not a name. Answers given on the command line are not asked, so
 * their form has not been looked at yet.
 */
export const nameIsGood =
  (question: string): PlopTypes.CustomActionFunction =>
  (answers) => {
    const name: unknown = answers[question]
    if (!isName(name)) throw new Error(`"${String(name)}" is not a name: lower-case words with hyphens between them.`)
    return `${question}: ${String(name)}`
  }

/** Stops before anything is written when one of the places is taken. */
export const placesAreFree =
  (plop: PlopTypes.NodePlopAPI, ...paths: readonly string[]): PlopTypes.CustomActionFunction =>
  (answers) => {
    for (const file of paths) {
      const path = plop.renderString(file, answers)
      if (existsSync(join(plop.getDestBasePath(), path))) throw new Error(`${path} exists already.`)
    }
    return 'the place is free'
  }

/** Runs scripts of the repository after files were written: registries, formats. */
export const afterwards =
  (
    plop: PlopTypes.NodePlopAPI,
    ...commands: readonly (readonly [string, ...string[]])[]
  ): PlopTypes.CustomActionFunction =>
  (answers) => {
    const base = plop.getDestBasePath()
    for (const [script, ...parameters] of commands)
      execFileSync(
        process.execPath,
        [
          '--conditions=cabinet-source',
          join(base, script),
          ...parameters.map((each) => plop.renderString(each, answers)),
        ],
        {
          cwd: base,
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
    return commands.map(([script]) => script).join(', ')
  }

/** Every template of a folder, written below the destination under its own name. */
export const templates = (folder: string, destination: string): PlopTypes.AddManyActionConfig => ({
  type: 'addMany',
  // Demanded by the type, although only single files have one.
  path: destination,
  base: `templates/${folder}`,
  templateFiles: `templates/${folder}/**/*.hbs`,
  destination,
  globOptions: { dot: true },
  abortOnFail: true,
})

/**
 * Changes files that exist already, all of them or none: every new text is worked out before the first is written.
 *
 * @param edits What changes, by path; gets the function that fills answers into a text.
 */
export const editing =
  (
    plop: PlopTypes.NodePlopAPI,
    edits: (render: (template: string) => string) => Readonly<Record<string, Edit>>,
  ): PlopTypes.CustomActionFunction =>
  (answers) => {
    const render = (template: string) => plop.renderString(template, answers)
    const edited = Object.entries(edits(render)).map(([path, edit]) => {
      const file = join(plop.getDestBasePath(), render(path))
      return [file, edit(existsSync(file) ? readFileSync(file, 'utf8') : '')] as const
    })
    for (const [file, text] of edited) writeFileSync(file, text)
    return Object.keys(edits(render)).map(render).join(', ')
  }
