import { inzageGeopendSchema, inzageLinkGemaaktSchema } from '@adviestool/contract/inzage';

import type { TestApp } from './testApp.ts';
import type { Visitor } from './visitor.ts';

/** Makes a link. @param url of the project */
export const makeLink = async (
  maker: Visitor,
  url: string,
  dagen: 7 | 30 | 90 = 7,
): Promise<{ id: string; token: string }> => {
  const answer = await maker.post(`${url}/inzagelinks`, { dagen, label: 'Opdrachtgever' });
  const { link, token } = inzageLinkGemaaktSchema.parse(answer.json);
  return { id: link.id, token };
};

/** A visitor without an account who opened a link, and where that reads. */
export const openLink = async (
  world: Pick<TestApp, 'visitor'>,
  token: string,
): Promise<{ reader: Visitor; inzage: string; cookie: string }> => {
  const reader = world.visitor();
  const answer = await reader.post('/api/v2/inzage', { token });
  const { id } = inzageGeopendSchema.parse(answer.json);
  return { reader, inzage: `/api/v2/inzage/${id}`, cookie: answer.headers['set-cookie'] ?? '' };
};
