# syntax=docker/dockerfile:1
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS base
WORKDIR /app
ENV npm_config_cache=/var/cache/npm
# The manifests alone: dependencies are installed again only when one of these changes.
COPY --parents package.json package-lock.json .npmrc apps/*/package.json packages/*/package.json ./

FROM base AS web
RUN --mount=type=cache,target=/var/cache/npm npm ci
COPY . .
RUN npm run build -- --filter=@cabinet/web

FROM base AS dependencies
# What the server needs at run time, with the packages of the repository that it stands on, and nothing else.
RUN --mount=type=cache,target=/var/cache/npm \
    npm ci --omit=dev --workspace=@cabinet/api --workspace=@cabinet/contract --workspace=@cabinet/validators \
    --workspace=@cabinet/bik-directory

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO_MODE=false
RUN install --directory --owner=node --group=node /data
COPY --from=dependencies /app ./
COPY packages/bik-directory packages/bik-directory
COPY packages/contract packages/contract
COPY packages/validators packages/validators
# Not apps/demo: its people have a password that everybody can read.
COPY apps/api apps/api
COPY --from=web /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/service/build/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=cabinet-source", "apps/api/src/main.ts"]
