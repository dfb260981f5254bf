import { loadModules } from './platform/module-registry.ts'
import type { AnyMachine } from './platform/transitions/machine.ts'

/** Russian words stand in quotes; mermaid would read a quote in them as their end. */
const quoted = (text: string): string => text.replaceAll('"', '”')

/** A machine as a diagram of mermaid: states, moves with who makes them, and what comes by itself. */
const diagramOf = ({ states, initial, moves, timed = [] }: AnyMachine): string =>
  [
    'stateDiagram-v2',
    ...Object.entries(states).map(([name, text]) => `  state "${quoted(text.ru)} (${name})" as ${name}`),
    `  [*] --> ${initial}`,
    ...Object.entries(moves).flatMap(([event, { from, to, actors }]) =>
      from.map((state) => `  ${state} --> ${to}: ${event} · ${actors.join(', ')}`),
    ),
    ...timed.map(({ from, to, title }) => `  ${from} --> ${to}: ${title.en}`),
  ].join('\n')

const sectionOf = (machine: AnyMachine): string => {
  const events = Object.entries(machine.moves).map(
    ([event, { title }]) => `| \`${event}\` | ${title.ru} | ${title.en} |`,
  )
  return [
    `## ${machine.title.en} (\`${machine.id}\`)`,
    `${machine.title.ru}.`,
    ['```mermaid', diagramOf(machine), '```'].join('\n'),
    ['| Event | | |', '| --- | --- | --- |', ...events].join('\n'),
  ].join('\n\n')
}

const { all } = await loadModules()
const machines = all.flatMap(({ machines: own = [] }) => own)

/** The text of `docs/machines.md`. */
const text = [
  '# State machines',
  'Written by `npm run generate` from the tables in `transitions.ts` of the parts of `apps/api/src/modules`. A state changes by one of these moves and in no other way; USER is a person of the organization, JOB the clock, PARTNER the world outside, STAFF the developer panel.',
  ...machines.map(sectionOf),
].join('\n\n')

process.stdout.write(`${text}\n`)
