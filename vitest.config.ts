import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest. One of these that began last would keep the run waiting for itself alone; without the notes of an
 * earlier run, as in continuous integration, nothing else tells that they are long.
 */
const LONG = [
  'tools/test/deletion',
  'tools/test/generators',
  'ui/test/storybook',
  'generated/lists',
  'debtor/import.test',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((part) => moduleId.includes(part))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).toSorted((left, right) => placeOf(left) - placeOf(right))
  }
}

// Every workspace that has tests brings its own configuration; this one only collects them into one run.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
  },
})
