// "npm run prove": every identifier against a reference that was written from the orders in another way, on a million
// values each; "npm run prove -- 5000 inn iban" takes another number, and some of them.
import { proofs, prove } from '../test/reference/prove.ts'

const [first = '', ...rest] = process.argv.slice(2)
const values = /^\d+$/.test(first) ? Number(first) : 1_000_000
const names = /^\d+$/.test(first) || !first ? rest : [first, ...rest]
const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name))
if (unknown.length > 0 || values === 0) {
  const known = proofs.map(({ name }) => name).join(', ')
  console.error(values === 0 ? 'Nothing is proved by no value.' : `Unknown: ${unknown.join(', ')}. There are ${known}.`)
  process.exit(1)
}

let disagreed = 0
for (const proof of proofs) {
  if (names.length > 0 && !names.includes(proof.name)) continue
  const start = performance.now()
  const { held, disagreements } = prove(proof, values, 20_261_122)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${proof.name.padEnd(22)} ${values} values, ${held} hold, ${disagreements.length} disagreements, ${seconds} s`,
  )
  for (const value of disagreements) console.log(`  ${value}`)
  disagreed += disagreements.length
}
process.exitCode = disagreed > 0 ? 1 : 0
