/** Accounts that the simulated courier knows, by whom the demo gives them to. `wizard` is for connecting a new one. */
export const demoCourierAccounts = {
  wizard: { clientId: 'demo-account-ok', clientSecret: 'demo-secret-ok' },
  O1: { clientId: 'sw7Qm2vRk0Lx9dTzN4bWjA', clientSecret: 'demo-secret-of-severny-veter' },
  O4: { clientId: 'pp3Hc8yUf1Zs6eGtK5oXiB', clientSecret: 'demo-secret-of-posylka-plus' },
  O7: { clientId: 'gr5Vn4aJw2Cq8mEsD7kPuF', clientSecret: 'demo-secret-of-gromov' },
} as const

/** Who in the demo has an account at the courier. */
export type DemoAccountName = keyof typeof demoCourierAccounts

/** An account that another cabinet has connected; connecting it once more is refused. */
export const TAKEN_ACCOUNT = 'demo-account-fail'
