import { whole } from './config-values.ts'

/** How many messages to people outside of the cabinet are sent in a day. */
export const strangerVariables = {
  STRANGER_MESSAGES_PER_NETWORK: {
    schema: whole(1, 1e6),
    fallback: '200',
    meaning: 'Invitations, and apart from them codes of registrations, that one network may cause in a day.',
  },
  STRANGER_MESSAGES_PER_ORGANIZATION: {
    schema: whole(1, 1e6),
    fallback: '50',
    meaning: 'The same for an organization.',
  },
  STRANGER_MESSAGES_PER_INSTALLATION: {
    schema: whole(1, 1e7),
    fallback: '5000',
    meaning: 'The same for all together.',
  },
} as const
