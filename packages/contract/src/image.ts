import { signedIn } from './access.ts'
import { ById } from './common.ts'
import { endpoint, file } from './endpoint.ts'

// Apart from the other calls of files: the offer page shows logos and needs nothing else of them.
export const read = endpoint({
  id: 'image.read',
  method: 'GET',
  path: '/v1/file/image/{id}',
  summary: 'An image to be shown in its place: a logo of a bank for everyone, otherwise one of the organization.',
  access: signedIn,
  quiet: true,
  params: ById,
  response: file('image/svg+xml', 'image/png', 'image/jpeg'),
})
