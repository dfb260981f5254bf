// The state registry of companies in the public protocol of DaData: findById/party.
import { createServer } from 'node:http'

const suggestionOf = ({ itn, kpp, ogrn, name }) => ({
  value: `ООО «${name}»`,
  unrestricted_value: `ООО «${name}»`,
  data: {
    type: 'LEGAL',
    inn: itn,
    kpp,
    ogrn,
    ogrn_date: Date.UTC(2015, 4, 12),
    okved: '46.90',
    okved_type: '2014',
    okveds: null,
    name: {
      full_with_opf: `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «${name}»`,
      short_with_opf: `ООО «${name}»`,
      full: name,
      short: name,
    },
    opf: { code: '12300', full: 'Общество с ограниченной ответственностью', short: 'ООО', type: '2014' },
    management: { name: 'Сидоров Сидор Сидорович', post: 'Генеральный директор' },
    state: { status: 'ACTIVE', actuality_date: null, registration_date: Date.UTC(2015, 4, 12), liquidation_date: null },
    address: {
      value: 'г Москва, ул Складская, д 1',
      unrestricted_value: '119999, г Москва, ул Складская, д 1',
      data: { postal_code: '119999', region_with_type: 'г Москва', city: 'Москва', street: 'Складская', house: '1' },
    },
    documents: null,
  },
})

/** Opens a registry that knows these companies and nobody else. */
export const openRegistry = async (companies) => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const known = companies.filter(({ itn }) => itn === JSON.parse(body || '{}').query)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ suggestions: known.map(suggestionOf) }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
