// Written by "npm run generate" from the files <module>/area.ts.
export { area as claim } from './claim/area.ts'
export { area as debtor } from './debtor/area.ts'
export { area as finance } from './finance/area.ts'
export { area as seller } from './seller/area.ts'
export { area as sender } from './sender/area.ts'
export { area as support } from './support/area.ts'
