import { brand } from '../content/brand';
import { readMessagingConfig } from './config';
import { createMessenger } from './messenger';

/** The messenger of this build. Forms reach it through `lazyMessenger.ts`, which fetches it when one is first used. */
export const messenger = createMessenger({
  brand: {
    toName: `${brand.name} team`,
    contactAddress: brand.email.contact,
    noReplyAddress: brand.email.noReply,
  },
  config: readMessagingConfig(),
});
