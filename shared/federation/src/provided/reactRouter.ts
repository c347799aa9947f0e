/*
 * What the host provides as `react-router`: the part that runs in a browser. The whole package
 * carries a server along (about 30 kB brotli), because sharing a package keeps all of it.
 * A name that a host or remote needs goes onto this list; a test compares it with the sources.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router-whole';
