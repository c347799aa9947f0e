import type { Catalogus } from '../catalogus.ts';
import type { CatalogusKeuze, CatalogusNaam } from '../catalogusNaam.ts';
import type { Project } from '../project.ts';
import type { LoginAnswer } from '../session.ts';
import type { PageIdsOf, REMOTE_CONTRACT, RemoteDefinition } from '../remoteDocument.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import type { ResetLink } from '../api/account.ts';
import type { ApiError } from '../api/apiError.ts';
import type { Transport } from '../api/transport.ts';
import type { MenuOffer, MenuSlot, PlaceProps, SlotName, SlotProps } from '../slots.ts';
import type { ProjectMessage } from '../tabMessage.ts';
import type { Variant } from '../variant.ts';
import type { Wijziging } from '../wijziging.ts';

/*
 * The remote contract: what a remote's `./module` exports and what the host gives it. It names no
 * library, so that a remote never depends on what the host renders with.
 */

export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ToastOptions {
  /** Stays until the user closes it. */
  persistent?: boolean;
  /** Messages of an import have places and a duration of their own. */
  series?: 'general' | 'import';
  /** A button under the text; pressing it closes the toast, which stays 20 seconds for it. */
  action?: { label: string; onAction: () => void };
  /**
   * What the toast is about: one with the same key is there only once. The newest one counts, of those that are
   * persistent the first. Left out: its text.
   */
  key?: string;
  /** The toast was closed, by the user or by `endToast`, without its action. */
  onDismiss?: () => void;
}

export type { ErrorTexts };

export interface ConfirmOptions {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** The action cannot be undone: the confirm button is drawn as such. */
  destructive?: boolean;
}

/** How saving a project ended. Only `saved` has changed anything. */
export type SaveOutcome =
  /** `before` is what the change was made on. */
  | { kind: 'saved'; project: Project; before: Project }
  /** The change gave null: there was nothing to do, or it does not apply any more, since `wijziging`. */
  | { kind: 'unchanged'; wijziging?: Wijziging }
  /** Somebody else saved since the version that the change was made on: `wijziging`, when it is known. */
  | { kind: 'conflict'; wijziging?: Wijziging }
  | { kind: 'failed'; error: ApiError };

interface SaveOptions {
  /** The change itself gives null where somebody else has changed what it is about. */
  checksItself?: boolean;
}

/** An element, in the form that the library makes which host and remotes share. */
interface Drawing {
  type: string;
  props: unknown;
  key: string | null;
}

/** A place on a page of a remote, which other remotes fill. */
type PlaceOptions<Name extends SlotName> = {
  name: Name;
  /** What the parts get; asked only when there are any. */
  give: () => PlaceProps<Name>;
} & (Name extends MenuSlot
  ? {
      /** Hears what the parts put into the menu, in their order, whenever that changes. */
      onOffer: (offers: readonly MenuOffer[]) => void;
    }
  : { onOffer?: never });

/** The ports of the host. */
export interface HostApi {
  /** Calls to the backend; the functions of `@adviestool/contract/api/*` take it. */
  api: Transport;
  config: {
    variant: Variant;
    /** The `config` of this remote in the variant; the remote parses it. */
    remote: Record<string, unknown>;
    /** Version of the client, as written into a project. */
    clientVersion: string;
    /** Name of the release that this page is of; absent: the host does not say. */
    release?: string;
  };
  /** The catalogues of products; a page fetches the one that it needs in its loader. */
  catalogus: {
    /** The one that a project is calculated with which names none. */
    inGebruik: CatalogusNaam;
    /**
     * Fetches the one in use, or the version that a project names: each once, and anew after a failure.
     * @throws ApiError
     */
    load(keuze?: CatalogusKeuze): Promise<Catalogus>;
    /** What `load` fetched. @throws what that threw, or Error when it was not awaited */
    loaded(keuze?: CatalogusKeuze): Catalogus;
    /** The versions that a project may name, the one in use first. @throws ApiError */
    list(): Promise<readonly CatalogusNaam[]>;
  };
  session: {
    /** After a login: takes the token over and reloads the user. */
    started(answer: LoginAnswer): Promise<void>;
    /** After a logout: forgets the user, reloads token and user. */
    ended(): Promise<void>;
    /** After a password reset or a change of the account: reloads token and user. */
    renewed(): Promise<void>;
    /** Gives a session up that has ended: to the login page, which leads back here. */
    leave(): void;
  };
  /** What the page was opened with to choose a new password; it stands in no address any more. */
  resetLink: ResetLink | null;
  project: {
    /** Fetches a project and makes it the active one. */
    refresh(projectId: number): Promise<Project>;
    /** The active project when it is this one, else as `refresh`. */
    ensure(projectId: number): Promise<Project>;
    /**
     * Saves the active project with a change: a function of the project alone, which gives null when it
     * has nothing to do there. Only what it changes is sent, and made again on what somebody else saved
     * meanwhile; a conflict is what both are about. With `basis`, the revision of the project data that
     * the change was made on, those alone are: what it changes of the gevelvullingen follows from them.
     */
    save(
      change: (project: Project) => Project | null,
      basis?: string | null,
      options?: SaveOptions,
    ): Promise<SaveOutcome>;
  };
  /** The other tabs of this browser. */
  tabs: {
    /** Tells them what became of a project. `project.save` does so itself. */
    post(message: ProjectMessage): void;
    /** Hears what became of projects there, and not here; the answer ends it. */
    subscribe(listener: (message: ProjectMessage) => void): () => void;
    /** Hears what this tab tells them; the answer ends it. Absent: the host cannot. */
    subscribeOwn?(listener: (message: ProjectMessage) => void): () => void;
  };
  toast(type: ToastType, text: string, options?: ToastOptions): void;
  /** Closes the toast with this key: what its button does is not what is meant any more. Absent: the host cannot. */
  endToast?(key: string): void;
  /** Tells the user of a failed action: the host's text for this error, unless `texts` has one. */
  showError(error: unknown, texts?: ErrorTexts): void;
  /** The text that `showError` shows, for a place on the page, with what support finds the call by. */
  errorText(error: unknown, texts?: ErrorTexts): string;
  /** Asks a question in a dialog; true when confirmed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  navigate(to: string, options?: { replace?: boolean }): void;
  /**
   * A component: what the remotes of the release put into a place, in the order of the variant. A part
   * that fails leaves a line with its name; without parts it draws nothing.
   */
  Place: <Name extends SlotName>(options: PlaceOptions<Name>) => Drawing | null;
  log(level: 'debug' | 'info' | 'warn' | 'error', message: string, details?: unknown): void;
}

/** What a page gives to the router; the members are those of a react-router route. */
export interface Page {
  Component: () => unknown;
  loader?: (args: PageArgs) => unknown;
  /** Whether the loader runs again for a visit to the page that is open; absent: as the router does. */
  shouldRevalidate?: (visit: PageRevisit) => boolean;
}

interface PageRevisit {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

export interface PageArgs {
  params: Record<string, string | undefined>;
  request: Request;
}

/** What the file of a page exports. */
type PageFile = { default: (host: HostApi) => Page };

/** What the file of a slot exports: its component, which gets the props of that place. */
type SlotFile<Name extends SlotName> = {
  default: (host: HostApi) => (props: SlotProps<Name>) => unknown;
};

type SlotFiles<Name extends SlotName> = { [Slot in Name]: () => Promise<SlotFile<Slot>> };

interface RemoteModule<PageId extends string = string> {
  contract: typeof REMOTE_CONTRACT;
  id: string;
  /** Where each page stands, as an import that the build can read. */
  pages: Record<PageId, () => Promise<PageFile>>;
  /** What the remote puts into the slots that its document names. */
  slots?: Partial<SlotFiles<SlotName>>;
}

/** The slots that a definition names, all of them and no other. */
type SlotsOf<Definition extends RemoteDefinition> = Definition extends {
  slots: readonly (infer Slot extends SlotName)[];
}
  ? { slots: SlotFiles<Slot> }
  : { slots?: never };

/** The module that fits a definition: every page and slot it declares, and no other. */
export type RemoteModuleOf<Definition extends RemoteDefinition> = Omit<
  RemoteModule<PageIdsOf<Definition['pages']>>,
  'id' | 'slots'
> & { id: Definition['id'] } & SlotsOf<Definition>;
