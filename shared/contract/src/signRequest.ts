import { z } from 'zod';

/** Body of `POST /api/v2/sign_request`: the caller's own session, nothing else. */
export const signRequestBodySchema = z.strictObject({
  groupID: z.int().positive(),
  userID: z.int().positive(),
  userRoles: z.array(z.string()),
  userGroupRoles: z.array(z.string()),
});

export const signRequestAnswerSchema = z.object({ signature: z.string().min(1) });

export type SignRequestBody = z.infer<typeof signRequestBodySchema>;
