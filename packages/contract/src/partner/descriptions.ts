import * as z from 'zod/mini'
import { describedShape } from '../described.ts'
import { ErrorBody, errorCodes, FieldError } from '../errors.ts'
import { FileInfo } from '../file.ts'

/*
 * What partners read of shapes that the web takes too: words do not belong into what a browser loads. Everything else
 * that partners call says what it means where it is declared.
 */

/** Says what the properties of the body of every error mean; its schema is one for all calls. */
export const describeErrors = (): void => {
  const words = {
    code: `A name that code can branch on: ${Object.values(errorCodes).join(', ')}. Treat one that you do not know by its status. One is the number 406, which partners never get.`,
    message: 'A sentence for people, in the language of `Accept-Language`: ru or en.',
    errorMessage: 'The same sentence under an older name; absent in answers to partners.',
    fields: 'Which fields of the request are wrong; absent when no field is at fault.',
    traceId: 'Finds the request in the logs of the platform: name it when you ask for help.',
    state: 'Comes with `WRONG_STATE`: the state in which the thing is.',
    possible:
      'Comes with `WRONG_STATE`: the calls that are possible in this state, by the last part of their addresses, such as `approve`.',
  } satisfies Record<keyof ErrorBody, string>
  const ofField = {
    field: 'Path of the field, such as `invoices[0].amount`; inside of the line for a line of a list.',
    code: 'A name of the mistake for code.',
    message: 'What is wrong, in a sentence for people.',
  } satisfies Record<keyof FieldError, string>
  for (const [name, schema] of Object.entries(ErrorBody.shape)) {
    z.globalRegistry.add(schema, { description: words[name as keyof ErrorBody] })
  }
  for (const [name, schema] of Object.entries(FieldError.shape)) {
    z.globalRegistry.add(schema, { description: ofField[name as keyof FieldError] })
  }
  z.globalRegistry.add(FieldError, { id: 'FieldError', description: 'One wrong field of a request.' })
  z.globalRegistry.add(ErrorBody, { id: 'ErrorBody', description: 'The body of every answer that is not good.' })
}

/** Everything about a file but its content. */
export const PartnerFile = z
  .object(
    describedShape(FileInfo.shape, {
      id: 'Id of the file.',
      name: 'Name with an extension, as people see it.',
      size: 'Bytes.',
      contentType: 'Type of the content, such as `application/pdf`. The content is what its type says: it was checked.',
      width: 'Pixels, as the picture is meant to be seen; null for what is not an image.',
      height: 'Pixels, as the picture is meant to be seen; null for what is not an image.',
      createdDateTime: 'When the platform received it.',
    }),
  )
  .register(z.globalRegistry, { id: 'FileInfo', description: 'Everything about a file but its content.' })
