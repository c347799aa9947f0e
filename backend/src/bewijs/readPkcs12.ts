import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

import forge from 'node-forge';

import type { Bestandsleutel } from './ondertekenPdf.ts';

const { asn1, pki, pkcs12 } = forge;

const derOf = (node: forge.asn1.Asn1): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'latin1');

/** PKCS#8 of the key in a bag; the library knows RSA, and leaves another as it is. */
const keyIn = ({ key, asn1: node }: forge.pkcs12.Bag): Buffer[] => {
  if (key !== undefined && key !== null) {
    return [derOf(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)))];
  }
  return node === undefined ? [] : [derOf(node)];
};

const certificateIn = ({ cert, asn1: node }: forge.pkcs12.Bag): Buffer[] => {
  if (cert !== undefined && cert !== null) return [derOf(pki.certificateToAsn1(cert))];
  return node === undefined ? [] : [derOf(node)];
};

const bagsOf = (p12: forge.pkcs12.Pkcs12Pfx, bagType: string): forge.pkcs12.Bag[] =>
  p12.getBags({ bagType })[bagType] ?? [];

const isUsable = ({ asymmetricKeyType }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' || asymmetricKeyType === 'ec';

/**
 * The key and the certificates of a PKCS#12 file (.p12, .pfx), of whatever age its encryption is.
 * @throws Error when the password is another, or there is no RSA or EC key with its certificate in it
 */
export const readPkcs12 = (bytes: Uint8Array, wachtwoord: string): Bestandsleutel => {
  const der = Buffer.from(bytes).toString('latin1');
  const p12 = pkcs12.pkcs12FromAsn1(asn1.fromDer(der), wachtwoord);
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = pki.oids;
  const keys = [...bagsOf(p12, String(pkcs8ShroudedKeyBag)), ...bagsOf(p12, String(keyBag))];
  const certificates = bagsOf(p12, String(certBag)).flatMap(certificateIn);
  for (const pkcs8 of keys.flatMap(keyIn)) {
    const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
    const own = certificates.find((each) => new X509Certificate(each).checkPrivateKey(key));
    if (own !== undefined && isUsable(key)) {
      return {
        certificaat: own,
        keten: certificates.filter((each) => each !== own),
        geheim: pkcs8,
      };
    }
  }
  throw new Error('There is no RSA or EC key in it that has a certificate.');
};
