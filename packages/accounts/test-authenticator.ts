import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** How the browser and its authenticator deviate from correct behaviour. */
interface Deviation {
  /** Origin of the requesting page. */
  origin?: string;
  /** The host that the authenticator signs for. */
  rpId?: string;
  type?: string;
  /** Whether it verified its user. */
  verifiesUser?: boolean;
  /** Signature counter; counts uses by default. */
  counter?: number;
  userHandle?: string;
}

/** A browser with one software authenticator and a P-256 key pair (WebAuthn level 3, §6). */
export class TestAuthenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;
  private userHandle = '';

  /** @param origin of the browser's pages */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {}

  create(options: PublicKeyCredentialCreationOptionsJSON, deviation: Deviation = {}): RegistrationResponseJSON {
    this.userHandle = options.user.id;
    const data = this.authenticatorData(options.rp.id ?? '', deviation, coseKey(this.keys.publicKey), this.id);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      ...this.names(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(options: PublicKeyCredentialRequestOptionsJSON, deviation: Deviation = {}): AuthenticationResponseJSON {
    const data = this.authenticatorData(options.rpId ?? '', deviation);
    const clientData = this.clientData('webauthn.get', options.challenge, deviation);
    return {
      ...this.names(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey).toString(
          'base64url',
        ),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    };
  }

  private names() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  private clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({ type: deviation.type ?? type, challenge, origin: deviation.origin ?? this.origin }),
    );
  }

  private authenticatorData(rpId: string, deviation: Deviation, key?: Uint8Array, id?: Buffer): Buffer {
    const { verifiesUser = true, counter = this.counts ? (this.uses += 1) : 0 } = deviation;
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (key ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id?.length ?? 0);
    const credential = key && id ? [Buffer.alloc(16), length, id, key] : [];
    return Buffer.concat([sha256(deviation.rpId ?? rpId), head, ...credential]);
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** COSE_Key of ES256 (RFC 9053, §7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as never,
  );
}
