import { createHash, createPrivateKey, webcrypto } from 'node:crypto';

import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** What signs files. */
export interface Bestandsleutel {
  /** DER of the certificate. */
  readonly certificaat: Uint8Array;
  /** DER of those that vouch for it, so that a reader need not look for them. */
  readonly keten: readonly Uint8Array[];
  /** PKCS#8 of the key. */
  readonly geheim: Uint8Array;
}

/** Signs a PDF that has an empty field for it, as a whole. */
export type OndertekenBestand = (pdf: Uint8Array) => Promise<Uint8Array>;

const HASH = 'SHA-256';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** SignedAndUnsignedAttributes that are signed. */
const SIGNED = 0;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const octets = (bytes: Buffer): OctetString =>
  new OctetString({ valueHex: Uint8Array.from(bytes).buffer });

/** The certificate by its hash: nobody puts another of the same key and name in its place. */
const signingCertificate = (der: Uint8Array): Sequence =>
  new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(der))] })] })],
  });

const certificateOf = (der: Uint8Array): Certificate => Certificate.fromBER(Uint8Array.from(der));

/** In the order that DER asks of a set. */
const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one.toSchema().toBER()), Buffer.from(other.toSchema().toBER())),
  );

const importKey = (pkcs8: Uint8Array) => {
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  const { crv } = key.asymmetricKeyType === 'ec' ? key.export({ format: 'jwk' }) : {};
  const algorithm =
    crv === undefined
      ? { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
      : { name: 'ECDSA', namedCurve: crv };
  return webcrypto.subtle.importKey('pkcs8', Uint8Array.from(pkcs8), algorithm, false, ['sign']);
};

/** CMS as PAdES B-B has it (ETSI EN 319 142-1): detached, and its moment is that of the PDF. */
class CadesSigner extends Signer {
  readonly #sleutel: Bestandsleutel;

  constructor(sleutel: Bestandsleutel) {
    super();
    this.#sleutel = sleutel;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { certificaat, keten, geheim } = this.#sleutel;
    const certificate = certificateOf(certificaat);
    const { issuer, serialNumber } = certificate;
    const signedData = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
      certificates: [certificate, ...keten.map(certificateOf)],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: SIGNED,
            attributes: inOrder([
              new Attribute({
                type: CONTENT_TYPE,
                values: [new ObjectIdentifier({ value: ContentInfo.DATA })],
              }),
              new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(content))] }),
              new Attribute({
                type: SIGNING_CERTIFICATE_V2,
                values: [signingCertificate(certificaat)],
              }),
            ]),
          }),
        }),
      ],
    });
    await signedData.sign(await importKey(geheim), 0, HASH);
    const cms = new ContentInfo({
      contentType: ContentInfo.SIGNED_DATA,
      content: signedData.toSchema(true),
    });
    return Buffer.from(cms.toSchema().toBER());
  }
}

/**
 * Signs files with a key.
 * @returns what throws an error for a PDF without a field that is empty
 */
export const bestandsondertekenaarOf = (sleutel: Bestandsleutel): OndertekenBestand => {
  const signer = new CadesSigner(sleutel);
  return (pdf) => new SignPdf().sign(pdf, signer);
};
