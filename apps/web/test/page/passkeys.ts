import type { NewPasskeyRequest, PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { vi } from 'vitest'

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer

/** What the server asks a key for a signature with. */
export const passkeyRequest: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
}

/** What the server has a key made with. */
export const newPasskeyRequest: NewPasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Кабинет' },
  user: { id: 'cGVyc29u', name: 'olga@company.example', displayName: 'olga@company.example' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: [],
}

/** A browser in which the person shows their finger. */
export const answerByKey = () => ({
  get: vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('person'),
    },
    getClientExtensionResults: () => ({}),
  } as unknown as Credential),
  create: vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('object'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  } as unknown as Credential),
})

/** A browser that refuses, by the name that it gives to why. */
export const refuseKeys = (name: string): void => {
  const refusal = () => Promise.reject(new DOMException('refused', name))
  vi.spyOn(navigator.credentials, 'get').mockImplementation(refusal)
  vi.spyOn(navigator.credentials, 'create').mockImplementation(refusal)
}
