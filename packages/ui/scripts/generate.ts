// `npm run generate -w @cabinet/ui`: everything that is derived from the components, from one build.
import { writeFile } from 'node:fs/promises'
import { interfaceReport, reportPath } from './api.ts'
import { withBuild } from './build.ts'
import { subpaths } from './components.mjs'
import { llmsPath, llmsText, partsPath, partsText } from './llms.ts'
import { budgetFor, readBudgets, subpathSizes, writeBudgets } from './sizes.ts'
import { syncExports } from './sync-exports.ts'

syncExports()
await writeFile(llmsPath, await llmsText())
await writeFile(partsPath, partsText())
await withBuild(async (built) => {
  await writeFile(reportPath, interfaceReport(built))
  const budgets = await readBudgets()
  // A budget that is there moves by `npm run sizes -- --write` alone, by the will of somebody.
  const missing = subpaths().filter((name) => budgets[name] === undefined)
  const sizes = missing.length === 0 ? [] : [...(await subpathSizes(built, missing))]
  await writeBudgets({ ...budgets, ...Object.fromEntries(sizes.map(([name, size]) => [name, budgetFor(size)])) })
})
