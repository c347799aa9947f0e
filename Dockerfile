# The backend with the site (target `backend`) and nginx before it (target `web`); docs/operations.md.
# Neither runs as root, nor writes anywhere but in /data and /tmp.

FROM node:22-bookworm-slim AS pnpm
WORKDIR /app
RUN npm install --global pnpm@12.21.0

FROM pnpm AS build
COPY . .
RUN pnpm install --frozen-lockfile && pnpm build

# What the backend needs to run. Packages of shared count on what they develop with: no --prod.
FROM pnpm AS modules
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY backend backend
COPY shared shared
RUN pnpm install --frozen-lockfile --filter '@adviestool/backend...'

FROM node:22-bookworm-slim AS backend
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_DIR=/app/dist/site
WORKDIR /app/backend
COPY --from=modules /app /app
COPY --from=build /app/dist/site /app/dist/site
RUN node run.mjs
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "run.mjs", "main"]

FROM debian:bookworm-slim AS web
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base curl \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/dist/site /srv/adviestool
COPY deploy/nginx.conf /etc/adviestool/nginx.conf
COPY deploy/start-web.sh /usr/local/bin/start-web
ENV PORT=8080 SERVER_NAME=localhost SITE=/srv/adviestool BACKEND=backend:3000 REMOTES_ORIGIN= \
  REMOTES_PORT=8081 REMOTES_SERVER_NAME=localhost VARIANT_HOSTS= ACCESS_LOG=/dev/stdout
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/release.json"]
CMD ["/usr/local/bin/start-web"]
